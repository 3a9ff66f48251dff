import type { ReactNode } from 'react';
import { Home } from '../components/home';
import type { HomeView } from '../views';

/** `/`. */
export default Home as (props: { shown: HomeView }) => ReactNode;
