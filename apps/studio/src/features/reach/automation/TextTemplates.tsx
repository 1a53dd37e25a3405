import type { Template } from '@coverwright/domain/build/template/template'
import { Button } from '@mantine/core'
import { IconMessage, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { NotificationHeader } from './NotificationHeader.tsx'
import { TextTemplateDialog } from './TextTemplateDialog.tsx'

const list = listed(queries.template.listTemplates, { kind: 'sms', state: 'active' })

const useColumns = columnsFor<Template, 'name' | 'updatedAt' | 'removedAt'>('automation', ({ name, text, ago }) => [
  name('name', { sortKey: 'name' }),
  text('tag'),
  ago('updatedAt', { header: 'changed', sortKey: 'updatedAt' }),
])

/** Text messages in the company's own words. */
export function TextTemplates() {
  const { t } = useTranslation('automation')
  const [editing, setEditing] = useState<Template | 'new'>()
  const restore = useAct('template.restoreTemplate')
  const remove = useAct('template.removeTemplate', {
    done: ({ name }) => t('textRemoved', { name }),
    undo: ({ id }) => restore.send({ id }),
  })
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('addText')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('tab.texts')}
        header={<NotificationHeader tab="texts" actions={add('filled')} />}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findText')}
        defaultSort="name"
        onOpen={setEditing}
        rowActions={(template) => [
          { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(template) },
          {
            label: t('toTrash'),
            icon: <IconTrash size={16} />,
            isDangerous: true,
            run: () => remove.run({ id: template.id }),
          },
        ]}
        empty={
          <Empty
            icon={<IconMessage size={20} />}
            title={t('noTexts')}
            description={t('noTextsHint')}
            action={add('default')}
          />
        }
      />
      {editing && (
        <TextTemplateDialog template={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
