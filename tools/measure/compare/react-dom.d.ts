declare module 'react-dom/client' {
  export interface Root {
    render(element: import('react').ReactNode): void;
    unmount(): void;
  }
  export const createRoot: (container: Element) => Root;
  export const hydrateRoot: (container: Element, element: import('react').ReactNode) => Root;
}

declare module 'react-dom/static.edge' {
  export const prerender: (
    element: import('react').ReactNode,
    options: { progressiveChunkSize: number; onError: (error: unknown) => void },
  ) => Promise<{ prelude: ReadableStream<Uint8Array> }>;
}
