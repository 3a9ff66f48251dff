import './message.css';
import { onShown } from './navigation';

let message: HTMLElement | undefined;

/** Shows a sentence at the foot of the screen, which screen readers announce, until the next one or the next page. */
export function showMessage(text: string): void {
  message?.remove();
  message = document.createElement('p');
  message.id = 'message';
  message.setAttribute('role', 'alert');
  message.textContent = text;
  document.body.append(message);
}

onShown(() => message?.remove());
