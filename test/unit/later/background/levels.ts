/** How rasterisers round to integer levels: CPUs round down, GPUs to the nearest. */
export const RASTERIZERS = { CPU: Math.floor, GPU: Math.round };

/** A 2D context that stores one RGB colour per cell of 20 px, in integer levels up to 255. */
export function levelContext(round: (level: number) => number) {
  const levels = new Map<string, number[]>();
  const cellsOf = (x: number, y: number, width: number) =>
    Array.from({ length: Math.min(width / 20, 3) }, (_, n) => `${x / 20 + n} ${y / 20}`);
  const context = {
    globalAlpha: 1,
    fillStyle: '',
    canvas: { width: 0, height: 0 },
    blend(cell: string, color: number[]) {
      const before = levels.get(cell) ?? color;
      const { globalAlpha: alpha } = this;
      levels.set(
        cell,
        color.map((level, n) => round(level * alpha + (before[n] ?? 0) * (1 - alpha))),
      );
    },
    fillRect(x: number, y: number, width: number) {
      for (const cell of cellsOf(x, y, width)) this.blend(cell, channelsOf(this.fillStyle));
    },
    /** Treats a character as if it filled its cell. */
    drawImage(_: unknown, ...[, , , , x = 0, y = 0]: number[]) {
      this.blend(`${x / 20} ${y / 20}`, [0x75, 0x7c, 0x85]);
    },
  };
  return {
    context: context as typeof context & CanvasRenderingContext2D,
    /** The RGB levels of the cell at a column and row. */
    at: (column: number, row: number) => [...(levels.get(`${column} ${row}`) ?? [])],
  };
}

/** The RGB levels of `hsl(…)`, as integers. */
function channelsOf(color: string): number[] {
  const [hue = 0, saturation = 0, light = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const reach = (saturation / 100) * Math.min(light / 100, 1 - light / 100);
  return [0, 8, 4].map((n) => {
    const at = (n + hue / 30) % 12;
    return Math.round((light / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))) * 255);
  });
}
