import type { Template } from '@coverwright/domain/build/template/template'
import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCopy,
  IconPencil,
  IconPlus,
  IconTemplate,
  IconTrash,
  IconUpload,
  IconWritingSign,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { DeleteTemplate } from '../../../parts/template/DeleteTemplate.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplateTabs } from './TemplateTabs.tsx'
import { useTemplateKind } from './template-kind.ts'
import { type ScreenKind, screensOf } from './template-paths.ts'
import { UploadFormDialog } from './UploadFormDialog.tsx'
import { useSayUse } from './use-say-use.ts'
import { useTemplateColumns } from './use-template-columns.tsx'

const listsOf = (kind: ScreenKind) => ({
  active: listed(queries.template.listTemplates, { kind, state: 'active' }),
  trash: listed(queries.template.listTemplates, { kind, state: 'trash' }),
})
const lists = {
  email: listsOf('email'),
  document: listsOf('document'),
  contract: listsOf('contract'),
  'agent-page': listsOf('agent-page'),
  post: listsOf('post'),
} as const

/** The company's own: those in use and being written, or those in the trash. */
export function Component() {
  const { t } = useTranslation('template')
  const [search] = useSearchParams()
  const isTrash = search.get('tab') === 'trash'
  const kind = useTemplateKind()
  return <Shown key={`${kind} ${isTrash}`} kind={kind} isTrash={isTrash} label={t(isTrash ? 'trash' : 'own')} />
}

interface ShownProps {
  readonly kind: ScreenKind
  readonly isTrash: boolean
  readonly label: string
}

function Shown({ kind, isTrash, label }: ShownProps) {
  const { t } = useTranslation('template')
  const go = useNavigate()
  const sayUse = useSayUse(kind)
  const mayMake = useMay('manage-agreements')
  const columns = useTemplateColumns(kind, isTrash)
  const open = ({ id }: Template) => void go(pathTo(`${screensOf[kind].create}?template=${id}`))
  const restore = useAct('template.restoreTemplate', { done: ({ name }) => t('restoredDone', { name }) })
  /** What the dialog is open on: one template, or a new one. */
  const [editing, setEditing] = useState<Template | 'new'>()
  const [isUploading, setUploading] = useState(false)
  const [copying, setCopying] = useState<Template>()
  const [removing, setRemoving] = useState<Template>()
  const [deleting, setDeleting] = useState<Template>()
  const rowActions = (template: Template): RowAction[] =>
    isTrash
      ? [
          { label: t('restore'), icon: <IconArrowBackUp size={16} />, run: () => restore.run({ id: template.id }) },
          { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setDeleting(template) },
        ]
      : [
          ...(kind === 'contract' && mayMake && template.published
            ? [
                {
                  label: t('makeAgreement'),
                  icon: <IconWritingSign size={16} />,
                  run: () => void go(pathTo(`/BrokerContract?template=${template.id}`)),
                },
              ]
            : []),
          { label: t('rename'), icon: <IconPencil size={16} />, run: () => setEditing(template) },
          { label: t('copy'), icon: <IconCopy size={16} />, run: () => setCopying(template) },
          { label: t('remove'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setRemoving(template) },
        ]
  const remove = async () => {
    if (removing) await acts.template.removeTemplate({ id: removing.id })
    setRemoving(undefined)
  }
  const add = (variant: 'filled' | 'default') => (
    <>
      {kind === 'document' && (
        <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setUploading(true)}>
          {t('form.upload')}
        </Button>
      )}
      <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
        {t('add')}
      </Button>
    </>
  )
  const uses = removing?.bindings.map(sayUse) ?? []
  return (
    <>
      <ListScreen
        name={label}
        header={<TemplateTabs current={isTrash ? 'trash' : 'own'} actions={!isTrash && add('filled')} />}
        list={isTrash ? lists[kind].trash : lists[kind].active}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort={isTrash ? '-removedAt' : '-updatedAt'}
        {...(!isTrash && { onOpen: open })}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconTemplate size={20} />}
            title={t(isTrash ? 'trashNone' : 'none')}
            description={t(isTrash ? 'trashNoneHint' : `noneHint.${kind}`)}
            action={isTrash ? undefined : add('default')}
          />
        }
      />
      {editing && (
        <TemplateDialog
          template={editing === 'new' ? undefined : editing}
          onMade={open}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isUploading && <UploadFormDialog onMade={open} onClose={() => setUploading(false)} />}
      {copying && <CopyDialog source={copying} onMade={open} onClose={() => setCopying(undefined)} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('removeAsk', { name: removing?.name })}
        consequences={[
          ...(uses.length > 0 ? uses.map((use) => t(`removeUsed.${kind}`, { use })) : [t(`removeUnused.${kind}`)]),
          t('removeKept'),
        ]}
        keep={t('removeKeep')}
        act={t('remove')}
        isDangerous
        onKeep={() => setRemoving(undefined)}
        onAct={remove}
      />
      {deleting && (
        <DeleteTemplate template={deleting} stays={t(`deleteStays.${kind}`)} onClose={() => setDeleting(undefined)} />
      )}
    </>
  )
}
