import { z } from 'zod'
import { dataName } from '../dataset/data-name.ts'
import { type Cover, paymentFrequencies } from './cover.ts'
import { limitValues } from './limit-data.ts'

/** What a buyer has chosen so far. No plan and no add-on is chosen for anybody. */
export const Selection = z.strictObject({
  plan: z.string().nullable(),
  choices: z.record(dataName, z.string()),
  addOns: z.array(dataName),
  pay: z.enum(paymentFrequencies),
})

export type Selection = z.output<typeof Selection>

export const firstSelection = ({ choices, frequencies: [first = 'yearly'] }: Cover): Selection => ({
  plan: null,
  choices: Object.fromEntries(choices.map(({ name, standard }) => [name, standard])),
  addOns: [],
  pay: first,
})

/** What a form may change of a selection: absent parts stay as they are. */
export type SelectionChange = Partial<Selection>

/** Only what is on offer is taken over; anything else stays as it was before, or is the standard where that is gone. */
export function select(cover: Cover, before: Selection, change: SelectionChange): Selection {
  const knows = (code: string | null | undefined) => cover.plans.some((plan) => plan.code === code)
  const choices = cover.choices.map(({ name, options, standard }) => {
    // What an underwriter has settled since leaves no choice, also to whoever chose before.
    const offered = [change.choices?.[name], before.choices[name]].find((wanted) =>
      options.some((option) => option.value === wanted),
    )
    return [name, offered ?? standard] as const
  })
  return {
    plan: knows(change.plan) ? (change.plan ?? null) : before.plan,
    choices: Object.fromEntries(choices),
    addOns: cover.addOns.map(({ name }) => name).filter((name) => (change.addOns ?? before.addOns).includes(name)),
    pay: change.pay && cover.frequencies.includes(change.pay) ? change.pay : before.pay,
  }
}

/** The answers that a selection gives the rating program. */
export const selectionValues = (cover: Cover, { plan, choices, addOns }: Selection): Record<string, string> => ({
  ...(plan && { [cover.planName]: plan }),
  ...Object.fromEntries(cover.plans.filter(({ code }) => code === plan).flatMap((each) => limitValues(cover, each))),
  ...choices,
  ...Object.fromEntries(cover.addOns.map(({ name }) => [name, addOns.includes(name) ? 'yes' : 'no'])),
})
