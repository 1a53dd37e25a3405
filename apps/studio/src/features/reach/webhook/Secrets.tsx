import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { ApiKeys } from '../../company/api-key/ApiKeys.tsx'
import { SigningSecrets } from './SigningSecrets.tsx'

/** Keys that programs make calls with, and secrets that they check our messages by. */
export function Component() {
  const [search] = useSearchParams()
  const maySign = useMay('manage-connectors')
  return maySign && search.get('tab') === 'signing' ? <SigningSecrets /> : <ApiKeys />
}
