interface Reminder {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly at: string
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** A line of a calendar file has 75 bytes at most, and goes on after a space; never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    const isFull = bytes + size > 75
    out += isFull ? `\r\n ${character}` : character
    bytes = isFull ? 1 + size : bytes + size
  }
  return out
}

const stamp = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A post that somebody makes by hand, for their own calendar: a quarter of an hour, with a reminder when it is time. */
export const postCalendarFile = ({ id, name, text, at }: Reminder): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coverwright//Auto-post//EN',
    'BEGIN:VEVENT',
    `UID:${id}@coverwright`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(at)}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(name)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
