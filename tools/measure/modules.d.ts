/** The APIs that measuring uses from its own packages, so that type checking works when they are not installed. */
declare module 'lighthouse' {
  interface Result {
    lhr: {
      categories: Record<string, { score: number | null }>;
      audits: Record<string, { numericValue?: number }>;
      runtimeError?: { message: string };
    };
  }
  const lighthouse: (address: string, flags: Record<string, unknown>) => Promise<Result | undefined>;
  export default lighthouse;
}

declare module 'rollup-plugin-visualizer' {
  export const visualizer: (options: Record<string, unknown>) => import('vite').Plugin;
}

declare module 'react-dom/client' {
  export interface Root {
    render(element: import('react').ReactNode): void;
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
