import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'

export function InviteButton() {
  const { t } = useTranslation('member')
  const [isOpen, setOpen] = useState(false)
  const [link, setLink] = useState<string>()
  return (
    <>
      <Button leftSection={<IconUserPlus size={16} />} onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} onLink={setLink} />}
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  )
}
