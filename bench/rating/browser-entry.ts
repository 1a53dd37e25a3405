import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { loadEngine } from '@coverwright/domain/build/rating/load-engine'
import { quote } from '@coverwright/domain/build/rating/quote'

export const engine = { readArtefact, loadProgram: loadEngine, quote }
