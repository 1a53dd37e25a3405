import { inputsOf } from '@coverwright/domain/build/connector/fill-request'
import { knownAfter } from '@coverwright/domain/build/flow/check-flow'
import type { FlowBlock, FlowBlockOf } from '@coverwright/domain/build/page/flow'
import { Select, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import { settable } from './flow-operations.ts'

interface ConnectorFieldsProps {
  readonly block: FlowBlockOf<'connector'>
  readonly change: (next: FlowBlock) => void
}

const failures = ['on', 'refer', 'decline'] as const

/** Which system is asked, with what, what becomes of its answer, and what happens when there is none. */
export function ConnectorFields({ block, change }: ConnectorFieldsProps) {
  const { t } = useTranslation('flow')
  const { isLocked, connectors } = useFlow()
  const connector = connectors.find(({ id }) => id === block.connectorId)
  const { onFailure } = block
  return (
    <>
      <PaneSection>
        <Select
          label={t('connector.name')}
          description={t('connector.hint')}
          data={connectors.map(({ id, name }) => ({ value: id, label: name }))}
          value={connector ? block.connectorId : null}
          searchable
          readOnly={isLocked}
          nothingFoundMessage={t('connector.none')}
          onChange={(connectorId) => change({ ...block, connectorId, inputs: [], outputs: [] })}
        />
        {connector?.state === 'paused' && <p className={classes.hint}>{t('connector.paused')}</p>}
      </PaneSection>
      {connector && <Mapped block={block} change={change} connector={connector} />}
      <PaneSection title={t('connector.failure')}>
        <Select
          label={t('connector.failureLabel')}
          data={failures.map((value) => ({ value, label: t(`connector.failures.${value}`) }))}
          value={onFailure.to}
          allowDeselect={false}
          readOnly={isLocked}
          onChange={(next) => {
            const to = failures.find((each) => each === next) ?? 'on'
            const reason = 'reason' in onFailure ? onFailure.reason : ''
            change({ ...block, onFailure: to === 'on' ? { to } : { to, reason } })
          }}
        />
        {'reason' in onFailure && (
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            autosize
            maxLength={300}
            value={onFailure.reason}
            readOnly={isLocked}
            onChange={(event) => change({ ...block, onFailure: { ...onFailure, reason: event.currentTarget.value } })}
          />
        )}
      </PaneSection>
    </>
  )
}

interface MappedProps extends ConnectorFieldsProps {
  readonly connector: ReturnType<typeof useFlow>['connectors'][number]
}

function Mapped({ block, change, connector }: MappedProps) {
  const { t } = useTranslation('flow')
  const { isLocked, shell, body } = useFlow()
  const known = [...knownAfter(shell, body, block)]
  const free = settable(body)
  const inputs = inputsOf(connector)
  return (
    <>
      {inputs.length > 0 && (
        <PaneSection title={t('connector.inputs')}>
          {inputs.map(({ name, isOptional }) => {
            const data = block.inputs.find(({ field }) => field === name)?.data
            return (
              <Select
                key={name}
                label={`{{${name}}}`}
                description={isOptional ? t('connector.optional') : undefined}
                placeholder={known.includes(name) ? name : t('connector.choose')}
                data={known}
                value={data ?? (known.includes(name) ? name : null)}
                searchable
                clearable
                readOnly={isLocked}
                onChange={(next) =>
                  change({
                    ...block,
                    inputs: [
                      ...block.inputs.filter(({ field }) => field !== name),
                      ...(next === null ? [] : [{ field: name, data: next }]),
                    ],
                  })
                }
              />
            )
          })}
        </PaneSection>
      )}
      <PaneSection title={t('connector.outputs')}>
        <p className={classes.hint}>{t('connector.outputsHint')}</p>
        {connector.outputs.map(({ name, path }) => (
          <Select
            key={name}
            label={name}
            description={path}
            placeholder={t('connector.unused')}
            data={free}
            value={block.outputs.find(({ output }) => output === name)?.data ?? null}
            searchable
            clearable
            readOnly={isLocked}
            onChange={(next) =>
              change({
                ...block,
                outputs: [
                  ...block.outputs.filter(({ output }) => output !== name),
                  ...(next === null ? [] : [{ output: name, data: next }]),
                ],
              })
            }
          />
        ))}
      </PaneSection>
    </>
  )
}
