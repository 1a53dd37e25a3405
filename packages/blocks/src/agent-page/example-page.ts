import { exampleValues } from '@coverwright/domain/build/template/template-fields'
import { usualHours } from '@coverwright/domain/sell/agent-page/working-hours'
import { pageHtml } from './draw-page.ts'
import type { PageDesign, PageFacts } from './page-facts.ts'

/** To try a template with, where no agent is chosen. */
const example: Omit<PageFacts, 'company' | 'licenceNumber' | 'brand' | 'design'> = {
  name: exampleValues.agentName,
  location: exampleValues.agentLocation,
  phone: '+44 20 7946 0958',
  code: 'EDDA',
  banner: undefined,
  picture: undefined,
  background: undefined,
  socialLinks: [
    { service: 'linkedin', handle: 'edda-marlow' },
    { service: 'instagram', handle: 'harbourlane' },
  ],
  chat: { service: 'whatsapp', handle: '447700900123' },
  workingHours: usualHours,
  awayMessage: '',
  isAppointedRepresentative: false,
  products: [
    { name: exampleValues.product, host: 'pet.example.com' },
    { name: 'Motor', host: 'motor.example.com' },
  ],
}

type Firm = Pick<PageFacts, 'company' | 'licenceNumber' | 'brand'>

/** The page of an agent who is made up, with the company's own colour and footer. */
export const examplePageHtml = (firm: Firm, design: PageDesign): string =>
  pageHtml(
    { ...example, ...firm, design },
    { origin: 'https://edda.example.com', originOf: (host) => `https://${host}`, isAtWork: true },
  )
