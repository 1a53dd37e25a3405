import { nameOfPlace } from '@coverwright/domain/build/body/name-of-place'
import { useBody } from '../../body-editing/body-editing.ts'
import type { Path } from '../../body-editing/place.ts'

/** What stands at a place, in the words of whoever wrote it: the question, the plan, the step. */
export function usePlaceName(path: Path): string {
  return nameOfPlace(useBody().body, path)
}
