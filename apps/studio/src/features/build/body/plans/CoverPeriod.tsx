import type { Body } from '@coverwright/domain/build/body/body'
import { type CoverLength, type CoverLengthBy, mostCoverDays } from '@coverwright/domain/build/body/cover-period'
import { ask } from '@coverwright/domain/build/question/ask'
import { Group, Select, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { labelsOf } from '../../body-editing/words-of-data.ts'
import { ChoiceField, NumberField } from '../editing/fields.tsx'
import { PartSection } from '../editing/PartSection.tsx'

/** What each way to say how long begins with. */
const begins: { readonly [By in CoverLengthBy]: Extract<CoverLength, { by: By }> } = {
  months: { by: 'months', months: 12 },
  days: { by: 'days', days: 7 },
  'asked-days': { by: 'asked-days', name: null },
  'last-day': { by: 'last-day', name: null, mostDays: 31 },
}

const ways = Object.keys(begins) as CoverLengthBy[]

/** From when to when somebody is insured. */
export function CoverPeriod() {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const { by } = body.period.length
  const set = (next: CoverLengthBy) =>
    change((draft) => {
      const length = begins[next]
      const name = 'name' in length ? likelyQuestion(draft, length.by) : null
      draft.period.length = 'name' in length ? { ...length, name } : length
      if (next === 'asked-days' && name !== null) boundDays(draft, name)
    }, t('period.title'))
  return (
    <PartSection title={t('period.title')} hint={t('period.hint')} at="period">
      <Group gap={24} align="flex-start">
        <Select
          size="sm"
          label={t('period.by')}
          data={ways.map((value) => ({ value, label: t(`period.ways.${value}`) }))}
          value={by}
          allowDeselect={false}
          readOnly={isLocked}
          onChange={(next) => next && next !== by && set(next)}
          data-at="period.length"
        />
        <LengthFields />
      </Group>
      <StartFields />
    </PartSection>
  )
}

function LengthFields() {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const { length } = body.period
  const at = ['period', 'length'] as const
  if (length.by === 'months')
    return <NumberField at={[...at, 'months']} label={t('period.months')} min={1} max={60} isRequired />
  if (length.by === 'days')
    return <NumberField at={[...at, 'days']} label={t('period.days')} min={1} max={mostCoverDays} isRequired />
  return <AskedLength length={length} />
}

function AskedLength({
  length,
}: {
  readonly length: Extract<CoverLength, { readonly by: 'asked-days' | 'last-day' }>
}) {
  const { t } = useTranslation('body')
  const at = ['period', 'length'] as const
  const { body } = useBody()
  const labels = labelsOf(body)
  const questions = lengthQuestions(body, length.by).map(({ name }) => ({
    value: name,
    label: labels.get(name) ?? name,
  }))
  const asked = body.dataset.properties.findIndex(({ name }) => name === length.name)
  return (
    <>
      <ChoiceField
        at={[...at, 'name']}
        label={t('period.question')}
        hint={t(`period.questions.${length.by}`)}
        data={questions}
        isClearable
        empty={null}
      />
      {length.by === 'asked-days' && asked >= 0 && (
        <>
          <NumberField
            at={['dataset', 'properties', asked, 'min']}
            label={t('period.leastAsked')}
            min={1}
            max={mostCoverDays}
            isText
          />
          <NumberField
            at={['dataset', 'properties', asked, 'max']}
            label={t('period.mostAsked')}
            min={1}
            max={mostCoverDays}
            isText
          />
        </>
      )}
      {length.by === 'last-day' && (
        <NumberField at={[...at, 'mostDays']} label={t('period.mostDays')} min={1} max={mostCoverDays} isRequired />
      )}
    </>
  )
}

/** The questions whose answer can say how long: a whole number, or a day. */
function lengthQuestions(body: Body, by: 'asked-days' | 'last-day') {
  const properties = new Map(body.dataset.properties.map((property) => [property.name, property]))
  return body.questions.groups
    .filter(({ repeat }) => !repeat)
    .flatMap(({ questions }) => questions)
    .flatMap((question) => ask(question, properties.get(question.name)) ?? [])
    .filter((asked) =>
      by === 'last-day'
        ? asked.type === 'date' && asked.name !== body.standard.coverStart
        : asked.type === 'input' && asked.format === 'number',
    )
}

/** The one that could be meant: where several could, the one that speaks of days. */
function likelyQuestion(body: Body, by: 'asked-days' | 'last-day'): string | null {
  const could = lengthQuestions(body, by)
  const speaking = could.filter(({ label, shortLabel = '' }) => /\b(?:days?|nights?)\b/i.test(`${label} ${shortLabel}`))
  const [only, ...others] = could.length > 1 ? speaking : could
  return only && others.length === 0 ? only.name : null
}

/** A number without limits could be any; cover of no day, or of years, is none. The fields beside it show them. */
function boundDays(draft: Body, name: string): void {
  const property = draft.dataset.properties.find((each) => each.name === name)
  if (property?.type !== 'number') return
  property.min ??= '1'
  property.max ??= String(usualMostDays)
}

const usualMostDays = 365

/** The limits of the data that the first day is: they stand there once, for the question and for this. */
function StartFields() {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const at = body.dataset.properties.findIndex(({ name }) => name === body.standard.coverStart)
  if (at < 0)
    return (
      <Text size="sm" c="dimmed" mt={12}>
        {t('period.startsAtOnce')}
      </Text>
    )
  const place = ['dataset', 'properties', at] as const
  return (
    <Group gap={24} mt={12} align="flex-start">
      <NumberField
        at={[...place, 'earliestInDays']}
        label={t('period.earliest')}
        hint={t('period.inDays')}
        min={0}
        max={730}
      />
      <NumberField
        at={[...place, 'latestInDays']}
        label={t('period.latest')}
        hint={t('period.inDays')}
        min={0}
        max={730}
      />
    </Group>
  )
}
