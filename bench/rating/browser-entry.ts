import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { quote } from '@coverwright/domain/build/rating/quote'

export const engine = { readArtefact, loadProgram, quote }
