import { knownAfter } from '@coverwright/domain/build/flow/check-flow'
import {
  type Branch,
  type FlowBlock,
  type FlowBlockOf,
  pagesInOrder,
  type Target,
} from '@coverwright/domain/build/page/flow'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import { ConditionFields } from '../body/questions/ConditionBuilder.tsx'
import { ConnectorFields } from './ConnectorFields.tsx'
import { EventFields } from './EventFields.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import { newBranch, settable, targetTo } from './flow-operations.ts'

interface FieldsProps<B extends FlowBlock> {
  readonly block: B
  readonly change: (next: FlowBlock) => void
}

/** What there is to say about one block, by its kind. */
export function BlockFields({ block, change }: FieldsProps<FlowBlock>) {
  const { t } = useTranslation('flow')
  const { isLocked, body } = useFlow()
  if (block.kind === 'condition') return <ConditionBlock block={block} change={change} />
  if (block.kind === 'jump') {
    return (
      <PaneSection>
        <TargetFields block={block} target={block.leads} put={(leads) => change({ ...block, leads })} />
      </PaneSection>
    )
  }
  if (block.kind === 'calculation') {
    return (
      <PaneSection>
        <Select
          label={t('calculation.sets')}
          description={t('calculation.setsHint')}
          data={[...new Set([...settable(body), ...(block.sets ? [block.sets] : [])])]}
          value={block.sets || null}
          searchable
          readOnly={isLocked}
          nothingFoundMessage={t('calculation.none')}
          onChange={(sets) => change({ ...block, sets: sets ?? '' })}
        />
        <Textarea
          label={t('calculation.formula')}
          description={t('calculation.formulaHint')}
          autosize
          minRows={2}
          value={block.formula}
          maxLength={4000}
          readOnly={isLocked}
          styles={{ input: { fontFamily: 'var(--cw-mono)' } }}
          onChange={(event) => change({ ...block, formula: event.currentTarget.value })}
        />
      </PaneSection>
    )
  }
  if (block.kind === 'event') return <EventFields block={block} change={change} />
  return <ConnectorFields block={block} change={change} />
}

/** The first branch that holds is taken, from the top. */
function ConditionBlock({ block, change }: FieldsProps<FlowBlockOf<'condition'>>) {
  const { t } = useTranslation('flow')
  const { shell, body, isLocked } = useFlow()
  const { branches } = block
  const position = shell.flow?.blocks.findIndex(({ id }) => id === block.id) ?? -1
  const names = [...knownAfter(shell, body, block)]
  const put = (at: number, branch: Branch) => change({ ...block, branches: branches.with(at, branch) })
  return (
    <>
      {branches.map((branch, at) => (
        <PaneSection
          // oxlint-disable-next-line react/no-array-index-key -- two branches may be alike; their order is all that tells them apart
          key={at}
          title={
            <>
              <span className={classes.number}>{at + 1}</span>
              {branch.name || t('branch.unnamed')}
            </>
          }
          end={
            <ActionIcon
              size="sm"
              aria-label={t('branch.remove', { number: at + 1 })}
              disabled={isLocked}
              onClick={() => change({ ...block, branches: branches.toSpliced(at, 1) })}
            >
              <IconTrash size={14} />
            </ActionIcon>
          }
        >
          <TextInput
            label={t('branch.name')}
            value={branch.name}
            maxLength={80}
            readOnly={isLocked}
            onChange={(event) => put(at, { ...branch, name: event.currentTarget.value })}
          />
          <ConditionFields
            at={['flow', 'blocks', position, 'branches', at, 'when']}
            names={names}
            condition={branch.when}
            always=""
            put={(when) => put(at, { ...branch, when: when ?? { match: 'all', tests: [] } })}
          />
          <TargetFields block={block} target={branch.leads} put={(leads) => put(at, { ...branch, leads })} />
        </PaneSection>
      ))}
      <PaneSection title={t('branch.otherwise')}>
        <p className={classes.hint}>{t('branch.otherwiseHint')}</p>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={isLocked}
          onClick={() =>
            change({ ...block, branches: [...branches, newBranch(t('branch.new', { number: branches.length + 1 }))] })
          }
        >
          {t('branch.add')}
        </Button>
      </PaneSection>
    </>
  )
}

interface TargetFieldsProps {
  readonly block: FlowBlock
  readonly target: Target
  readonly put: (target: Target) => void
}

const targets = ['on', 'page', 'refer', 'decline'] as const

function TargetFields({ block, target, put }: TargetFieldsProps) {
  const { t } = useTranslation('flow')
  const { shell, isLocked } = useFlow()
  const order = pagesInOrder(shell.pages)
  const later = order.slice(order.findIndex(({ path }) => path === block.page) + 1)
  return (
    <>
      <Select
        label={t('leadsLabel')}
        data={targets.map((value) => ({ value, label: t(`leads.${value}`) }))}
        value={target.to}
        allowDeselect={false}
        readOnly={isLocked}
        onChange={(next) => {
          const to = targets.find((each) => each === next)
          if (to) put(targetTo(to, target, later[0]?.path ?? block.page))
        }}
      />
      {target.to === 'page' && (
        <Select
          label={t('leadsPage')}
          data={later.map((page) => ({ value: page.path, label: nameOfPage(page) }))}
          value={target.page}
          allowDeselect={false}
          readOnly={isLocked}
          onChange={(page) => page !== null && put({ to: 'page', page })}
        />
      )}
      {'reason' in target && (
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          autosize
          maxLength={300}
          value={target.reason}
          readOnly={isLocked}
          onChange={(event) => put({ ...target, reason: event.currentTarget.value })}
        />
      )}
    </>
  )
}
