import { notificationDays } from '@coverwright/domain/reach/notification/notification'
import { expect, test } from 'vitest'
import texts from './notification.en_uk.json' with { type: 'json' }

test('says how long notifications are kept', () => {
  expect(texts.kept).toBe(`Kept for ${notificationDays} days`)
})
