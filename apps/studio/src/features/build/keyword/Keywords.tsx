import type { Keyword, ListedKeyword } from '@coverwright/domain/build/keyword/keyword'
import { Button } from '@mantine/core'
import { IconBraces, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { sayDoneWithUndo, sayFailed } from '../../../framework/toast/toasts.tsx'
import { KeywordDialog } from './KeywordDialog.tsx'
import { useKeywordColumns } from './keyword-columns.tsx'

interface KeywordsProps {
  /** Those that stand in its texts; all without it. */
  readonly productId: string | undefined
  /** With what can be done on the right of it. */
  readonly header: (actions: ReactNode) => ReactNode
}

/** One's own, or undefined of a field that is filled in by itself. */
const own = ({ id, updatedAt, ...said }: ListedKeyword): Keyword | undefined =>
  id !== null && updatedAt !== null ? { id, updatedAt, ...said } : undefined

/** Texts of the company's own that others name, beside the fields that are filled in by themselves. */
export function Keywords({ productId, header }: KeywordsProps) {
  const { t } = useTranslation('keyword')
  const mayManage = useMay('project')
  const columns = useKeywordColumns()
  const list = useMemo(() => listed(queries.keyword.listKeywords, productId ? { productId } : {}), [productId])
  /** What the dialog is open on: one keyword, or a new one. */
  const [editing, setEditing] = useState<Keyword | 'new'>()
  const remove = async ({ id, keyword, name, texts }: Keyword) => {
    await acts.keyword.deleteKeyword({ id })
    sayDoneWithUndo(t('deleted', { name }), () => acts.keyword.createKeyword({ keyword, name, texts }))
  }
  const rowActions = (row: ListedKeyword): RowAction[] => {
    const keyword = own(row)
    if (!keyword || !mayManage) return []
    return [
      { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(keyword) },
      {
        label: t('delete'),
        icon: <IconTrash size={16} />,
        isDangerous: true,
        run: () => void remove(keyword).catch(sayFailed),
      },
    ]
  }
  return (
    <>
      <ListScreen
        name={t('title')}
        header={header(
          mayManage && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          ),
        )}
        list={list}
        columns={columns}
        keyOf={({ keyword }) => keyword}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="keyword"
        {...(mayManage && { onOpen: (row: ListedKeyword) => setEditing(own(row)) })}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconBraces size={20} />}
            title={t(productId ? 'noneUsed' : 'none')}
            description={t(productId ? 'noneUsedHint' : 'noneHint')}
          />
        }
      />
      {editing && (
        <KeywordDialog keyword={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
