import sharp from 'sharp'
import type { aDesk } from './desk.ts'
import { type Draw, isOneOf100, pick } from './people.ts'
import type { Site } from './shopper.ts'
import type { LivedDemo } from './start-demo.ts'

/** Who brings customers: from which day on, of which company, on which terms, and where. */
const channels = [
  {
    from: 20,
    of: 'tarnbrook',
    colour: '#1f7a5c',
    form: { type: 'retail', code: 'fellvets', email: 'desk@fellvets.example', name: 'Fell Vets', country: 'GB' },
    sells: [{ site: 'pet', commissionMethod: 'percentage', ratioValue: '12', promoCode: 'FELLVETS' }],
    merchants: [
      { code: 'kendal', name: 'Fell Vets, Kendal', phone: '+44 1632 960201', type: 'shop' },
      { code: 'keswick', name: 'Fell Vets, Keswick', phone: '+44 1632 960202', type: 'shop' },
    ],
  },
  {
    from: 75,
    of: 'tarnbrook',
    colour: '#8a3b2a',
    form: {
      type: 'bank',
      code: 'borrowdale',
      email: 'insurance@borrowdale.example',
      name: 'Borrowdale Building Society',
      country: 'GB',
    },
    sells: [
      { site: 'motor', commissionMethod: 'fixed', ratioValue: '18', promoCode: '' },
      { site: 'pet', commissionMethod: 'percentage', ratioValue: '9.5', promoCode: '' },
    ],
    merchants: [],
  },
  {
    from: 130,
    of: 'quayside',
    colour: '#27508a',
    form: {
      type: 'online',
      code: 'tailsdaily',
      email: 'partners@tailsdaily.example',
      name: 'Tails Daily',
      country: 'GB',
    },
    sells: [{ site: 'quayside', commissionMethod: 'percentage', ratioValue: '5', promoCode: '' }],
    merchants: [],
  },
] as const

type Channel = (typeof channels)[number]

/** Of those who come to a shop that channels lead to. */
const shareByChannel = 24

/** What the insurer gives to whoever knows the word: so many of a hundred do. */
const coupon = {
  from: 96,
  share: 13,
  site: 'pet',
  form: {
    name: 'Welcome',
    code: 'WELCOME-10',
    type: 'percentage',
    value: '10',
    currency: 'GBP',
    minimumPayable: '',
    isDisposable: false,
    codeLength: 10,
    usageCount: 250,
    plans: [],
    startsOn: '',
    endsOn: '',
    isForNewCustomers: false,
    perCustomer: 0,
  },
} as const

interface Means {
  readonly demo: LivedDemo
  readonly desk: Awaited<ReturnType<typeof aDesk>>
  readonly draw: Draw
}

export function partnersOf({ demo, desk, draw }: Means) {
  const known = new Set<Channel>()

  const productAt = async (site: Site) =>
    (await demo.owner.query(`select product_id as id from mount where host = $1`, [`${site}.localhost`])).rows[0].id

  async function take(channel: Channel) {
    const { of, form, sells, merchants, colour } = channel
    const staff = `admin@${of}.example`
    const logoOf = async (name: string) => desk.keepLogo(staff, form.code, await logo(name, colour))
    const { id } = await desk.act(staff, 'channel', 'createChannel', { ...form, logoFileId: await logoOf(form.name) })
    for (const { site, ...terms } of sells)
      await desk.act(staff, 'channel', 'connectProduct', { id, productId: await productAt(site), ...terms })
    for (const merchant of merchants)
      await desk.act(staff, 'merchant', 'createMerchant', {
        ...merchant,
        channelId: id,
        agentCode: '',
        email: form.email,
        logoFileId: await logoOf(merchant.name),
      })
    known.add(channel)
  }

  let isGiven = false
  const give = async () => {
    const productIds = [await productAt(coupon.site)]
    await desk.act('admin@tarnbrook.example', 'coupon', 'createCoupon', { ...coupon.form, productIds })
    isGiven = true
  }

  return {
    begin: [
      ...channels.map((channel) => ({ day: channel.from, work: () => take(channel) })),
      { day: coupon.from, work: give },
    ],
    /** The word that somebody types beside the prices; most know none. */
    codeAt: (site: Site) =>
      isGiven && site === coupon.site && isOneOf100(draw, coupon.share) ? coupon.form.code : undefined,
    /** The link somebody comes by; most come by themselves. */
    linkTo(site: Site): string | undefined {
      if (!isOneOf100(draw, shareByChannel)) return undefined
      const leading = [...known].filter(({ sells }) => sells.some((one) => one.site === site))
      if (leading.length === 0) return undefined
      const { form, merchants } = pick(draw, leading)
      return ['/_/go', form.code, ...(merchants.length > 0 ? [pick(draw, merchants).code] : [])].join('/')
    },
  }
}

/** Drawn, not taken, and without letters: fonts differ from machine to machine. */
async function logo(name: string, colour: string): Promise<Buffer> {
  const size = 14 + (name.length % 5) * 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><rect width="128" height="128" rx="28" fill="${colour}"/><path d="M20 96 L52 44 L76 78 L90 58 L110 96 Z" fill="#fff"/><circle cx="92" cy="36" r="${size / 2}" fill="#ffd166"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
