import type { FlowNode } from '@coverwright/domain/build/flow/flow-graph'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import {
  IconAlertTriangle,
  IconArrowForwardUp,
  IconBan,
  IconBroadcast,
  IconCheck,
  IconGitFork,
  IconLayoutList,
  IconMathFunction,
  IconPlug,
  IconUserQuestion,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import { type BlockKind, kindOf } from './flow-operations.ts'
import { isPassed, problemsAt } from './flow-state.ts'

export const kindIcons: Readonly<Record<BlockKind | 'page', typeof IconBan>> = {
  page: IconLayoutList,
  condition: IconGitFork,
  jump: IconArrowForwardUp,
  calculation: IconMathFunction,
  connector: IconPlug,
  event: IconBroadcast,
  refer: IconUserQuestion,
  decline: IconBan,
}

export const kindTones = {
  page: 'info',
  condition: 'warning',
  jump: 'neutral',
  calculation: 'success',
  connector: 'accent',
  event: 'info',
  refer: 'accent',
  decline: 'danger',
} as const

export const nodeKind = (node: FlowNode): BlockKind | 'page' =>
  node.kind === 'page' ? 'page' : node.kind === 'end' ? node.end : kindOf(node.block)

/** One step, in the graph and in the list alike. */
export function NodeCard({ node }: { readonly node: FlowNode }) {
  const { t } = useTranslation('flow')
  const flow = useFlow()
  const kind = nodeKind(node)
  const Icon = kindIcons[kind]
  const problems = problemsAt(flow, node)
  return (
    <span className={classes.card} data-selected={flow.selected === node.id || undefined} data-tone={kindTones[kind]}>
      <i aria-hidden="true">
        <Icon size={16} />
      </i>
      <span className={classes.words}>
        <b>{useNodeName(node)}</b>
        <small>{useNodeDetail(node)}</small>
      </span>
      {problems.length > 0 && (
        <span className={classes.wrong} title={problems.map(({ message }) => message).join('\n')}>
          <IconAlertTriangle size={16} aria-label={t('problems', { count: problems.length })} />
        </span>
      )}
      {problems.length === 0 && isPassed(flow.walk, node) && (
        <span className={classes.met}>
          <IconCheck size={12} aria-label={t('run.passed')} />
        </span>
      )}
    </span>
  )
}

export function useNodeName(node: FlowNode): string {
  const { t } = useTranslation('flow')
  if (node.kind === 'page') return nameOfPage(node.page)
  if (node.kind === 'end') return t(`ends.${node.end}`)
  return node.block.name || t(`kinds.${kindOf(node.block)}`)
}

function useNodeDetail(node: FlowNode): string {
  const { t } = useTranslation('flow')
  const { body, shell, connectors, events } = useFlow()
  if (node.kind === 'end') return node.reason || t('noReason')
  if (node.kind === 'page') {
    const { page } = node
    if (page.role !== 'questions') return t(`roles.${page.role}`)
    const group = body.questions.groups.find(({ name }) => name === page.group)
    return t('asks', { count: group?.questions.length ?? 0 })
  }
  const { block } = node
  if (block.kind === 'condition') return t('branches', { count: block.branches.length })
  if (block.kind === 'calculation') return block.sets ? t('sets', { name: block.sets }) : t('setsNothing')
  if (block.kind === 'connector') return connectors.find(({ id }) => id === block.connectorId)?.name ?? t('notChosen')
  if (block.kind === 'event') return events.find(({ id }) => id === block.eventId)?.about ?? t('event.notChosen')
  if (block.leads.to !== 'page') return t(`leads.${block.leads.to}`)
  const { page: path } = block.leads
  const to = shell.pages.find((page) => page.path === path)
  return t('leadsTo', { page: to ? nameOfPage(to) : path })
}
