import { isOwnEvent } from '@coverwright/domain/reach/automation/triggers'
import { said } from '../../../core/text/said.ts'

interface About {
  readonly type: string
  readonly about: string
}

/** What happened, as a list of events says it. A company's own events are in its own words. */
export const sayAbout = ({ type, about }: About): string => (isOwnEvent(type) ? about : said(about))
