// Keeps in `redraws` how long each frame's callback took that drew characters on a canvas, in ms.
(() => {
  const { drawImage } = CanvasRenderingContext2D.prototype;
  const request = window.requestAnimationFrame;
  let drew = false;
  window.redraws = [];
  CanvasRenderingContext2D.prototype.drawImage = function (...args) {
    drew = true;
    return drawImage.apply(this, args);
  };
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      drew = false;
      const start = performance.now();
      callback(time);
      if (drew) window.redraws.push(performance.now() - start);
    });
})();
