import { home, view } from 'content:home';
import { Home } from '../components/home';

export { view };

/** `/`. */
export default () => <Home shown={home} />;
