// Records in `redraws` how long each frame callback that drew characters on a canvas took, in ms. Runs in the page or
// in a worker.
(() => {
  const { prototype } = self.CanvasRenderingContext2D ?? OffscreenCanvasRenderingContext2D;
  const { drawImage } = prototype;
  const request = self.requestAnimationFrame;
  let drew = false;
  self.redraws = [];
  // Kept minimal, because it is timed too.
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
