import { addDays } from '@coverwright/domain/base/day/day'
import { asPriced } from '@coverwright/domain/build/plan/terms'
import { sequence } from '@coverwright/domain/build/rating/samples/sequence'
import { resumeLink } from '../../src/modules/sell/application/index.ts'
import { aDesk } from './desk.ts'
import { type FilledPage, motorPages, petPages, type Risk } from './pages.ts'
import { partnersOf } from './partners.ts'
import { aPerson, isOneOf100, type Person, pick } from './people.ts'
import { aShopper, lookIn } from './shopper.ts'
import type { LivedDemo } from './start-demo.ts'
import { daysTold, firstDay, lastDay, type Visit, visitsOfYear } from './year.ts'

const sellers = { pet: 'tarnbrook', motor: 'tarnbrook', quayside: 'quayside' } as const
const riskOf: Partial<Record<Visit['ending'], Risk>> = { referred: 'referred', declined: 'declined' }

interface Task {
  readonly at: Date
  readonly work: () => Promise<void>
}

interface Lived {
  readonly journeysADay?: number
  /** Called in the night before each day, which is counted from 0; nothing more happens where it answers `end`. */
  readonly atDay?: (day: number) => Promise<'go on' | 'end'>
}

/** A year of the demo companies, day by day and in the order of time. */
export async function live(demo: LivedDemo, { journeysADay = 2.3, atDay }: Lived = {}): Promise<void> {
  const draw = sequence(2026)
  const desk = await aDesk(demo)
  const { clock, owner, jobs, traffic } = demo
  const partners = partnersOf({ demo, desk, draw: sequence(419) })
  const tasks: Task[] = []
  const later = (seconds: number, work: Task['work']) =>
    tasks.push({ at: new Date(clock.now().getTime() + seconds * 1000), work })
  const isSoonOver = () => clock.now().getTime() > new Date(`${addDays(lastDay, -4)}T00:00:00Z`).getTime()
  const latest = async (table: 'application' | 'policy' | 'referral' | 'vehicle_approval') =>
    (await owner.query(`select * from ${table} order by created_at desc, id desc limit 1`)).rows[0]

  const pagesOf = ({ site, ending }: Visit, person: Person, today: string): FilledPage[] => {
    const risk = riskOf[ending] ?? 'usual'
    return site === 'motor'
      ? motorPages(draw, person, today, risk, risk === 'usual' && isOneOf100(draw, 30))
      : petPages(draw, person, today, risk)
  }

  let people = 0
  async function come(visit: Visit) {
    const { site, ending } = visit
    if (ending === 'looks') return lookIn(demo, draw, site)
    const person = aPerson(draw, ++people)
    const pages = pagesOf(visit, person, clock.now().toISOString().slice(0, 10))
    const shopper = await aShopper(demo, draw, site, { person, by: partners.linkTo(site) })
    const staff = `${pick(draw, ['primary', 'admin'])}@${sellers[site]}.example`
    if (ending === 'leaves') {
      const [, ...others] = pages
      const leaveAt = pick(draw, [...others.map(({ path }) => path), ...endsOfPrice])
      await shopper.walk(pages, leaveAt)
      if (leaveAt === '/plan' || leaveAt === '/check') await shopper.open('/plan')
      return lookAtPhotos(staff, pages, leaveAt)
    }
    const asked = pages.slice(0, -1)
    await shopper.walk(asked)
    await shopper.open('/plan')
    if (ending === 'declined') return undefined
    const code = ending === 'referred' ? undefined : partners.codeAt(site)
    if (code) await shopper.typeCode(code)
    if (ending === 'referred') return refer(visit, shopper, pages.slice(-1), staff)
    await shopper.walk(pages.slice(-1))
    if (ending.startsWith('card-declined')) await shopper.pay('declines')
    if (ending === 'card-declined') return undefined
    await shopper.pay(ending === 'buys-then-lapses' ? 'paysOnce' : 'pays')
    await lookAtPhotos(staff, pages)
    if (ending === 'buys-then-cancels') {
      const { id } = await latest('policy')
      later(draw(1, 9) * 86_400, async () => void (await desk.act(staff, 'customer', 'cancelPolicy', { id })))
    } else if (isOneOf100(draw, 4)) await noteSomething(staff)
    return undefined
  }

  /** Somebody looks at the photos of a dear car; of the last days some still wait. */
  async function lookAtPhotos(staff: string, pages: readonly FilledPage[], leftAt = '') {
    if (!pages.some(({ withPhotos }) => withPhotos) || (leftAt !== '' && leftAt !== '/plan' && leftAt !== '/check'))
      return
    const { id, state } = await latest('vehicle_approval')
    if (state !== 'submitted' || isSoonOver()) return
    const isFine = isOneOf100(draw, 82)
    later(draw(2, 30) * 3600, async () => {
      await (isFine
        ? desk.act(staff, 'vehicleApproval', 'approveVehicle', { id })
        : desk.act(staff, 'vehicleApproval', 'rejectVehicle', { id, reason: pick(draw, photoReasons) }))
    })
  }

  /** The case waits, and is decided; on terms, some come back and buy. */
  async function refer(
    { site }: Visit,
    shopper: Awaited<ReturnType<typeof aShopper>>,
    rest: readonly FilledPage[],
    staff: string,
  ) {
    if (isSoonOver()) return
    const { id } = await latest('referral')
    const application = await latest('application')
    const fate = draw(1, 100)
    later(draw(1, 26) * 3600, async () => {
      if (fate <= 30) {
        await desk.act(staff, 'referral', 'declineReferral', { id, reason: pick(draw, declineReasons) })
        return
      }
      const loading =
        fate % 3 === 0 ? { ...asPriced, loadingPercent: '20', reason: 'Seen by a vet this year' } : asPriced
      const loaded = site === 'motor' && loading !== asPriced ? { ...loading, reason: 'One large claim' } : loading
      await desk.act(staff, 'referral', 'acceptReferral', { id, terms: loaded })
      if (fate <= 55) return
      later(draw(1, 20) * 3600, async () => {
        const { company_id: companyId, id: applicationId, host } = application
        const links = { tokens: demo.ports.tokens, publicUrl: 'http://localhost:8080' }
        const link = resumeLink(links, { companyId, id: applicationId, host })
        if (!link) throw new Error('It is not known where it was begun')
        await shopper.comeBack(link)
        // By then the day they wanted may be past, or is before they have paid, and they only look.
        const { answers } = (await owner.query('select answers from application where id = $1', [applicationId]))
          .rows[0]
        const { 'cover_start-year': year, 'cover_start-month': month, 'cover_start-day': day } = answers
        const wanted = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        if (wanted <= clock.now().toISOString().slice(0, 10)) return
        await shopper.walk(rest)
        await shopper.pay('pays')
      })
    })
  }

  async function noteSomething(staff: string) {
    const { customer_id: id } = await latest('policy')
    later(
      draw(1, 20) * 86_400,
      async () => void (await desk.act(staff, 'customer', 'addNote', { id, text: pick(draw, notes) })),
    )
  }

  for (const [at, agent] of agents.entries())
    tasks.push({
      at: new Date(`${addDays(firstDay, 4 + 34 * at)}T10:20:00Z`),
      work: async () => {
        const { id } = await desk.act(`admin@${agent.of}.example`, 'agent', 'createAgent', agent.form)
        if ('isGone' in agent)
          later(
            60 * 86_400,
            async () => void (await desk.act(`admin@${agent.of}.example`, 'agent', 'deactivateAgent', { id })),
          )
      },
    })
  for (const { day, work } of partners.begin) tasks.push({ at: new Date(`${addDays(firstDay, day)}T09:40:00Z`), work })
  const told = { isOver: false }
  for (let n = 0; n < daysTold; n++) {
    const day = addDays(firstDay, n)
    tasks.push(
      {
        at: new Date(`${day}T06:00:00Z`),
        work: async () => {
          told.isOver = (await atDay?.(n)) === 'end'
        },
      },
      {
        at: new Date(`${day}T06:10:00Z`),
        work: async () => {
          await jobs.recurring('instalment.hand-over')
          await jobs.recurring('referral.hand-over')
          await jobs.waiting()
        },
      },
      {
        at: new Date(`${day}T23:20:00Z`),
        work: async () => {
          await traffic.flush()
          await clock.pass(120)
          await jobs.waiting()
        },
      },
    )
  }
  for (const visit of visitsOfYear(journeysADay)) tasks.push({ at: visit.at, work: () => come(visit) })

  const end = new Date(`${lastDay}T23:40:00Z`)
  while (tasks.length > 0 && !told.isOver) {
    tasks.sort((one, other) => one.at.getTime() - other.at.getTime())
    const task = tasks.shift()
    if (!task || task.at > end) return
    await clock.moveTo(task.at)
    await task.work()
  }
}

/** Where most of those leave who saw a price. */
const endsOfPrice = ['/plan', '/plan', '/check', '/check', '/check', '/check', '/check', '/check', '/check']
const photoReasons = [
  'The number plate cannot be read',
  'One photo shows another car',
  'It is too dark to see the paint',
] as const
const declineReasons = [
  'We cannot insure an animal that is still being examined.',
  'The claim is not settled yet. Please ask again once it is.',
  'The risk is outside of what we insure.',
] as const
const notes = [
  'Called to ask when the excess applies. Explained with the booklet.',
  'Moved house; new address noted with the next renewal.',
  'Asked for a quote for a second pet. Sent the link.',
  'Wanted to know whether Europe is covered. It is, with the add-on.',
  'Very pleased with how a claim was handled.',
] as const
const agents = [
  {
    of: 'tarnbrook',
    form: { name: 'Edda Marlow', email: 'edda@harbourlane.example', code: 'A-100', phone: '+44 7700 900141' },
  },
  { of: 'quayside', form: { name: 'Rhys Penhale', email: 'rhys@penhale.example', code: 'Q-01', phone: '' } },
  { of: 'tarnbrook', form: { name: 'Sofia Albany', email: 'sofia@albanycover.example', code: 'A-101', phone: '' } },
  {
    of: 'tarnbrook',
    form: { name: 'Denzil Crowther', email: 'denzil@crowther.example', code: 'A-102', phone: '+44 7700 900142' },
    isGone: true,
  },
  {
    of: 'quayside',
    form: { name: 'Maeve Tolland', email: 'maeve@tolland.example', code: 'Q-02', phone: '+44 7700 900143' },
  },
  { of: 'tarnbrook', form: { name: 'Ivor Sedgwick', email: 'ivor@sedgwick.example', code: 'A-103', phone: '' } },
  { of: 'tarnbrook', form: { name: 'Pia Rosendale', email: 'pia@rosendale.example', code: 'A-104', phone: '' } },
] as const
