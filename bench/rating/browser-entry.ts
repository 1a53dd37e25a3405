import { readArtefact } from '@coverwright/domain/rating/artefact'
import { loadProgram } from '@coverwright/domain/rating/load-program'
import { quote } from '@coverwright/domain/rating/quote'

export const engine = { readArtefact, loadProgram, quote }
