export { Curtain } from './curtain';
export { CellQuestion } from './prompts/cell';
export { DrawQuestion } from './prompts/draw';
export { HeadsQuestion } from './prompts/heads';
export { Landed } from './stage/landed';
export { Stage } from './stage/stage';
