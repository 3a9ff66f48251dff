// Keeps in `redraws` how long each frame's callback took that drew characters on a canvas, in ms.
(() => {
  const { drawImage } = CanvasRenderingContext2D.prototype;
  const request = window.requestAnimationFrame;
  let drew = false;
  window.redraws = [];
  // As little as can be: it is timed too.
  CanvasRenderingContext2D.prototype.drawImage = function (a, b, c, d, e, f, g, h, i) {
    drew = true;
    drawImage.call(this, a, b, c, d, e, f, g, h, i);
  };
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      drew = false;
      const start = performance.now();
      callback(time);
      if (drew) window.redraws.push(performance.now() - start);
    });
})();
