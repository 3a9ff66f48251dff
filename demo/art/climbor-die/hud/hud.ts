/** Puts the heads-up display over the picture. */
export function addHud(html: string): void {
  const layer = document.createElement('div');
  layer.className = 'hud';
  layer.innerHTML = html;
  document.body.append(layer);
}
