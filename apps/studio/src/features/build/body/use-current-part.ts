import { useSearchParams } from 'react-router'
import { type BuilderPart, builderParts } from '../body-editing/place.ts'
import { parts } from './parts.ts'

/** The part that the address names, or the first. */
export function useCurrentPart(): BuilderPart {
  const [search] = useSearchParams()
  const named = builderParts.find((part) => part === search.get('part'))
  return named && parts[named] ? named : 'questions'
}
