import type { Post } from '@coverwright/domain/assist/post/post'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { PostDialog } from './PostDialog.tsx'
import { PostDrawer } from './PostDrawer.tsx'

/** One post beside the list or the calendar, and the way to write it. `?post=` opens one. */
export function useOpenPost() {
  const { t } = useTranslation('post')
  const mayWrite = useMay('write-posts')
  const { shown, show, hide } = useShown('post')
  const [editing, setEditing] = useState<Post | 'new'>()
  const add = (variant: 'filled' | 'default') =>
    mayWrite && (
      <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
        {t('add')}
      </Button>
    )
  const panels = (
    <>
      <PostDrawer id={editing ? undefined : shown} onClose={hide} onEdit={(post) => setEditing(post)} />
      {editing && (
        <PostDialog
          post={editing === 'new' ? undefined : editing}
          onSaved={({ id }) => show(id)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
  return { add, open: show, panels }
}
