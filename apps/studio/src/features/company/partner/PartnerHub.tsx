import { useSearchParams } from 'react-router'
import { InsurerList } from './InsurerList.tsx'
import { PartnerList } from './PartnerList.tsx'

export function Component() {
  const [params] = useSearchParams()
  return params.get('tab') === 'insurers' ? <InsurerList /> : <PartnerList />
}
