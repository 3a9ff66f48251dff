import { type FormEvent, useState } from 'react';

/** Says what its fields hold, which are controlled. */
export function Form() {
  const [name, setName] = useState('');
  const [text, setText] = useState('Hello');
  const [isSure, setSure] = useState(false);
  const [color, setColor] = useState('red');
  const [sent, setSent] = useState('');
  const all = [name, text, isSure, color].join(' · ');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(all);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <textarea aria-label="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <input
        type="checkbox"
        aria-label="sure"
        checked={isSure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <select aria-label="color" value={color} onChange={(event) => setColor(event.currentTarget.value)}>
        <option>red</option>
        <option>blue</option>
      </select>
      <button type="submit">Send</button>
      <output aria-label="held">{all}</output>
      <output aria-label="sent">{sent}</output>
    </form>
  );
}
