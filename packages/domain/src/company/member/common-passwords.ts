/**
 * Words that lists of leaked passwords are full of. One of them dressed up with digits and symbols passes the rule of
 * the specification and falls to the first guess: "Passw0rd!", "Welcome-2026", "Qwerty123$".
 */
const commonWords: ReadonlySet<string> = new Set(
  `abc abcabc abcd abcde abcdef abcdefg abcdefgh access account admin administrator adminadmin amanda andrew angel
  anthony arsenal asdf asdfasdf asdfgh asdfghjk asdfghjkl ashley august autumn azerty babygirl bailey banana barcelona
  baseball basketball batman beautiful biteme blink bonjour broker buster butterfly change changeit changeme charlie
  chelsea cheese chester chocolate christmas computer cookie coverwright crystal daniel december default demo dragon
  eagle elephant england everton february flower football forever freedom friday friends george ginger goodluck google
  guest hannah happy harley hello hellohello hockey holiday home hunter iloveu iloveyou india insurance insurer internet
  jackson january jasmine jennifer jessica jesus jordan joshua july june justin killer lakers letmein liverpool login
  london love lovely loveme lovers maggie manager manchester march martin master matrix matthew maverick member mercedes
  merlin michael michelle mickey monday monkey monster mother mustang naruto nicole ninja november nothing october office
  orange pa pass passcode passpass password passwordpassword passwort patrick peanut pepper phoenix pokemon princess purple
  qazqaz qazqazwsx qazwsx qazwsxedc qqww qwaszx qwer qwert qwerty qwertyqwerty qwertyu qwertyui qwertyuiop qwertz rachel rangers robert root
  samantha samsung saturday secret september server service shadow singapore slipknot smokey snoopy soccer sophie spider
  spring starwars student summer sunday sunshine superman support temp temppass temporary test tester testing testtest
  thomas thursday tigger tinkerbell trial trustno trustnoone tuesday user wednesday welcome welcomewelcome whatever william
  winter wizard wsx yankees zaq zaqwsx zaqxsw zxcv zxcvbn zxcvbnm`.split(/\s+/),
)

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Is it a common word under its digits, symbols, capitals and look-alike letters? */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  // What stands before the first letter and after the last is dressing; within the word a sign may stand for a letter.
  const spelt = [core, plain].flatMap((text) => [text, undisguised(text)])
  return spelt.some((text) => commonWords.has(text.replace(/[^a-z]/g, '')))
}

const undisguised = (text: string) => text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign)
