import { maxSocialLinks } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import {
  type ChatService,
  chatNames,
  handleExample,
  labelOfService,
  socialNames,
} from '@coverwright/domain/sell/agent-page/contact-links'
import { ActionIcon, Button, Fieldset, Group, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './AgentPage.module.css'
import type { PageForm } from './page-form.ts'

const named = <Name extends Parameters<typeof labelOfService>[0]>(names: readonly Name[]) =>
  names.map((value) => ({ value, label: labelOfService(value) }))

/** Where else the agent is found: links are built of the name there. */
export function ContactFields({ form }: { readonly form: PageForm }) {
  const { t } = useTranslation('agent-page')
  const { chat, socialLinks } = form.values
  const choose = (service: string | null) =>
    form.setValue('chat', service ? { service: service as ChatService, handle: chat?.handle ?? '' } : null)
  return (
    <>
      <Fieldset legend={t('chat')}>
        <Group align="start" className={classes.pair}>
          <Select
            label={t('service')}
            data={named(chatNames)}
            clearable
            clearButtonProps={{ 'aria-label': t('noChat') }}
            placeholder={t('noChat')}
            value={chat?.service ?? null}
            onChange={choose}
          />
          {chat && (
            <TextInput label={t('handle')} placeholder={handleExample(chat.service)} {...form.field('chat.handle')} />
          )}
        </Group>
      </Fieldset>
      <Fieldset legend={t('socialLinks')}>
        {socialLinks.map((link, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two links may be alike while they are typed: they have their place alone
          <Group key={at} align="start" className={classes.pair}>
            <Select
              label={t('service')}
              data={named(socialNames)}
              allowDeselect={false}
              {...form.field(`socialLinks.${at}.service`)}
            />
            <TextInput
              label={t('handle')}
              placeholder={handleExample(link.service)}
              {...form.field(`socialLinks.${at}.handle`)}
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              className={classes.remove}
              aria-label={t('removeLink', { service: labelOfService(link.service) })}
              onClick={() =>
                form.setValue(
                  'socialLinks',
                  socialLinks.filter((_link, place) => place !== at),
                )
              }
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        {socialLinks.length < maxSocialLinks && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => form.setValue('socialLinks', [...socialLinks, { service: 'linkedin', handle: '' }])}
          >
            {t('addLink')}
          </Button>
        )}
      </Fieldset>
    </>
  )
}
