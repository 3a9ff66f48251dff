/** Tells the dev server what the policy of its pages has stopped: see `plugins/pages/dev-policy.ts`. */
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
