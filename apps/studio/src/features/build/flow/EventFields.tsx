import { fillsField } from '@coverwright/domain/build/flow/check-event'
import { knownAfter } from '@coverwright/domain/build/flow/check-flow'
import type { FlowBlock, FlowBlockOf } from '@coverwright/domain/build/page/flow'
import type { OwnEvent } from '@coverwright/domain/reach/own-event/own-event'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'

interface EventFieldsProps {
  readonly block: FlowBlockOf<'event'>
  readonly change: (next: FlowBlock) => void
}

/** Which event of the company's own a purchase raises, and what it says. */
export function EventFields({ block, change }: EventFieldsProps) {
  const { t } = useTranslation('flow')
  const { isLocked, events } = useFlow()
  const event = events.find(({ id }) => id === block.eventId)
  return (
    <>
      <PaneSection>
        <Select
          label={t('event.name')}
          description={t('event.hint')}
          data={events.map(({ id, about }) => ({ value: id, label: about }))}
          value={event ? block.eventId : null}
          searchable
          readOnly={isLocked}
          nothingFoundMessage={t('event.none')}
          onChange={(eventId) => change({ ...block, eventId, fields: [] })}
        />
      </PaneSection>
      {event && event.fields.length > 0 && (
        <PaneSection title={t('event.fields')}>
          <p className={classes.hint}>{t('event.fieldsHint')}</p>
          {event.fields.map((field) => (
            <Filled key={field.name} block={block} change={change} field={field} />
          ))}
        </PaneSection>
      )}
    </>
  )
}

interface FilledProps extends EventFieldsProps {
  readonly field: OwnEvent['fields'][number]
}

function Filled({ block, change, field: { name, kind } }: FilledProps) {
  const { t } = useTranslation('flow')
  const { isLocked, shell, body } = useFlow()
  if (kind === 'moment') return <p className={classes.hint}>{t('event.moment', { name })}</p>
  const known = knownAfter(shell, body, block)
  const fitting = body.dataset.properties.filter((each) => known.has(each.name) && fillsField[kind].includes(each.type))
  const data = fitting.map((each) => each.name)
  const chosen = block.fields.find(({ field }) => field === name)?.data
  const value = chosen ?? name
  return (
    <Select
      label={name}
      placeholder={t('event.choose')}
      data={data}
      value={data.includes(value) ? value : null}
      searchable
      readOnly={isLocked}
      nothingFoundMessage={t('event.nothingFits')}
      onChange={(next) =>
        change({
          ...block,
          fields: [
            ...block.fields.filter(({ field }) => field !== name),
            ...(next === null ? [] : [{ field: name, data: next }]),
          ],
        })
      }
    />
  )
}
