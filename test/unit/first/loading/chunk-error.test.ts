import { expect, test } from 'vitest';
import { ChunkLoadError } from '../../../../src/first/loading/chunk-error';

test.each(['missing', 'error', 'timeout'] as const)(
  'names the chunk, the reason (%s) and the URL',
  (type) => {
    const error = new ChunkLoadError('notify', type, 'https://robin.example.com/assets/notify.js');
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('ChunkLoadError: Loading chunk notify failed');
    expect({ ...error }).toMatchObject({
      id: 'notify',
      type,
      url: 'https://robin.example.com/assets/notify.js',
    });
  },
);
