import { createContext, forwardRef, memo, type ReactNode, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Counts presses. */
export function Likes() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} likes`}
    </button>
  );
}

const Volume = createContext(1);

const Level = memo(function Level() {
  return <output aria-label="volume">{useContext(Volume)}</output>;
});

/** Changes a context, around a component that is rendered again for nothing else. */
export function Louder({ children }: { children?: ReactNode }) {
  const [volume, setVolume] = useState(1);
  return (
    <Volume.Provider value={volume}>
      <button type="button" onClick={() => setVolume((before) => before * 2)}>
        Louder
      </button>
      <Level />
      {children}
    </Volume.Provider>
  );
}

const Field = forwardRef<HTMLInputElement, { label: string }>(function Field({ label }, ref) {
  return <input ref={ref} aria-label={label} />;
});

/** Focuses the field of another component. */
export function Search() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Field ref={field} label="term" />
      <button type="button" onClick={() => field.current?.focus()}>
        Search
      </button>
    </>
  );
}

/** Shows something at the end of the document. */
export function Notice() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Notice
      </button>
      {isOpen &&
        createPortal(
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>,
          document.body,
        )}
    </>
  );
}
