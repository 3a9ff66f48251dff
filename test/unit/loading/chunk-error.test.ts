import { expect, test } from 'vitest';
import { ChunkLoadError } from '../../../src/loading/chunk-error';

test.each(['missing', 'error', 'timeout'] as const)(
  'a part that did not load tells which, why (%s) and where',
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
