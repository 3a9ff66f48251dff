// Keeps in `redraws` how long each frame's callback took that drew characters on a canvas, in ms; in the
// page or in a worker, wherever it is run.
(() => {
  const { prototype } = self.CanvasRenderingContext2D ?? OffscreenCanvasRenderingContext2D;
  const { drawImage } = prototype;
  const request = self.requestAnimationFrame;
  let drew = false;
  self.redraws = [];
  // As little as can be: it is timed too.
  prototype.drawImage = function (a, b, c, d, e, f, g, h, i) {
    drew = true;
    drawImage.call(this, a, b, c, d, e, f, g, h, i);
  };
  self.requestAnimationFrame = (callback) =>
    request((time) => {
      drew = false;
      const start = performance.now();
      callback(time);
      if (drew) self.redraws.push(performance.now() - start);
    });
})();
