/** Tells the dev server what the policy of its pages has blocked: see `plugins/pages/dev-policy.ts`. */
document.addEventListener('securitypolicyviolation', (event) => {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
  import.meta.hot?.send('policy', {
    directive: effectiveDirective,
    blocked: blockedURI,
    file: sourceFile,
    line: lineNumber,
    sample,
  });
});

/** Opens what is pressed with Alt in the owner's editor, at its line: see `plugins/edit/dev-presses.ts`. */
document.addEventListener(
  'click',
  (event) => {
    const { altKey, target } = event;
    if (!altKey || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    target.setAttribute('data-pressed', '');
    import.meta.hot?.send('press', { path: location.pathname, body: document.body.outerHTML });
    target.removeAttribute('data-pressed');
  },
  { capture: true },
);
import.meta.hot?.on('press', (place) =>
  fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(place)}`),
);
