import { useSearchParams } from 'react-router'
import { AgentPages } from './AgentPages.tsx'
import { Leads } from './Leads.tsx'

/** The pages of agents, and what visitors wrote to them there. */
export function Component() {
  const [search] = useSearchParams()
  return search.get('tab') === 'enquiries' ? <Leads /> : <AgentPages />
}
