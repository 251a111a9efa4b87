import { iphTrial } from '../games/iph/trial';
import { pearlHarborTrial } from '../games/pearl-harbor-7dec41/trial';
import { lookBehindCurtain } from './curtain';

// What these two seal is looked at in tests of their own, secrets and sealed-plan; here in the soak.
lookBehindCurtain((trial) => trial !== iphTrial && trial !== pearlHarborTrial);
