import { useEffect, useState } from 'react';

/** Counts seconds, by itself. */
export function Clock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <p role="timer">{`${seconds} s`}</p>;
}
