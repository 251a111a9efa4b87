import { lookBehindCurtain } from './curtain';

lookBehindCurtain(() => true);
