import { saidIn } from '../../../core/text/said.ts'

/** What a block, one of its fields or something it can look like is called, in the language of the studio. */
export const sayBlock = (english: string): string => saidIn('blocks', english) || english
