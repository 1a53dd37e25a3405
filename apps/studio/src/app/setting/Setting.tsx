import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { visitorOf } from '../../core/screens/visitor.ts'
import { useSession } from '../../core/session/session.ts'
import { SettingHub } from './SettingHub.tsx'
import { offeredTo } from './sections.ts'

/** The hub, or the section its address names. */
export function Component() {
  const [params] = useSearchParams()
  const offered = offeredTo(visitorOf(useSession()))
  const leads = offered.find(({ key }) => key === params.get('section'))?.leads
  if (!leads || !('Section' in leads)) return <SettingHub cards={offered} />
  return (
    <Suspense>
      <leads.Section />
    </Suspense>
  )
}
