import { expect, test } from 'vitest'
import { postCalendarFile } from './post-calendar-file.ts'

test('a calendar file keeps to its lines and says its moment in UTC', () => {
  const file = postCalendarFile({
    id: '0198c7a2-5b1e-7c3d-9e4f-2a6b8c0d1e2f',
    name: 'Spring, and more',
    text: `${'A long line with €. '.repeat(8)}\nEND:VCALENDAR; \\`,
    at: '2027-03-28T09:00:00.000Z',
  })
  expect(file).toContain('DTSTART:20270328T090000Z\r\n')
  expect(file).toContain('SUMMARY:Spring\\, and more\r\n')
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
})
