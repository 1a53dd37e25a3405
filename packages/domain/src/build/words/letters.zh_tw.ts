import { messages } from '../../messages.ts'
import type { Letters } from './say.ts'

export const letters: Letters = {
  '[Test] {subject}': '[測試] {subject}',
  'Dear {name},': '{name}，您好：',
  'Dear customer,': '親愛的客戶，您好：',
  'Your {product} policy {number}': '您的{product}保單 {number}',
  'Thank you for choosing {company}. Your policy {number} starts on {day}.':
    '感謝您選擇{company}。您的保單 {number} 自 {day} 起生效。',
  'Your certificate of insurance: {link}': '您的保險憑證：{link}',
  'The links work for 30 days. Keep the documents in a safe place.': '連結 30 天內有效。請妥善保管這些文件。',
  'Your policy, its documents, and cancelling it if you change your mind: {link}':
    '查看您的保單及文件，或改變心意時取消保單：{link}',
  'Your policy and its documents: {link}': '您的保單及文件：{link}',
  'Your policy {number} was corrected': '您的保單 {number} 已更正',
  'We have corrected a name or an address on your policy {number}. Your cover and your price stay as they are.':
    '我們更正了您保單 {number} 上的姓名或地址。您的保障和價格維持不變。',
  'A new certificate takes the place of the one before.': '新的保險憑證取代先前的憑證。',
  'We could not take your payment for policy {number}': '我們未能收取保單 {number} 的付款',
  'We could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    '我們未能收取您的{product}保單 {number} 的第 {payment} 期付款：{amount}，應於 {day} 支付。',
  'You need do nothing if there is money on your card: we try again on {day}. Your cover goes on.':
    '如果您的卡上餘額充足，您無需進行任何操作：我們將於 {day} 再次扣款。您的保障繼續有效。',
  'To pay now, or with another card: {link}': '立即付款或使用其他卡片付款：{link}',
  'Your policy {number} ends on {day} unless you pay': '如不付款，您的保單 {number} 將於 {day} 終止',
  'We have tried several times and could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    '我們多次嘗試，仍未能收取您的{product}保單 {number} 的第 {payment} 期付款：{amount}，應於 {day} 支付。',
  'Unless it is paid before then, your policy and your cover end on {day}.':
    '如屆時仍未付款，您的保單和保障將於 {day} 終止。',
  'To pay now: {link}': '立即付款：{link}',
  'Your policy {number} has ended': '您的保單 {number} 已終止',
  'Payment {payment} of your {product} policy {number}, {amount} due on {day} was not paid.':
    '您的{product}保單 {number} 的第 {payment} 期付款未支付：{amount}，應於 {day} 支付。',
  'Your policy has ended and you are no longer covered. Nothing more will be taken from your card.':
    '您的保單已終止，您不再享有保障。我們不會再從您的卡片扣款。',
  'Your policy {number} is cancelled': '您的保單 {number} 已取消',
  'As you wished, your {product} policy {number} is cancelled. You are no longer covered.':
    '依照您的意願，您的{product}保單 {number} 已取消。您不再享有保障。',
  'What your voucher {code} paid, {amount}, goes back to it. It can pay again while the voucher runs and any are left.':
    '您的禮券 {code} 所支付的 {amount} 將退回該禮券。只要禮券仍有效且尚有名額，即可再次使用。',
  'Your voucher {code} paid {amount}. It cannot pay again: we will write to you about this amount.':
    '您的禮券 {code} 支付了 {amount}，且無法再次使用：我們將就此金額與您聯絡。',
  '{amount} goes back to your card. Banks take up to ten days to show it.':
    '{amount} 將退回您的卡片。銀行最多需要十天才會顯示。',
  'We are looking at your application {reference}': '我們正在審核您的申請 {reference}',
  'Thank you for your application for {product}. A person looks at your answers and writes to you.':
    '感謝您申請{product}。我們的工作人員會查看您的回答並寫信給您。',
  'You can look at your answers, or change them, until then: {link}': '在此之前，您可以查看或修改您的回答：{link}',
  'Your reference is {reference}. If you have questions, call us on {phone}.':
    '您的編號是 {reference}。如有疑問，請致電 {phone}。',
  'We can insure you: your application {reference}': '我們可以承保：您的申請 {reference}',
  'Good news: we have looked at your application for {product}, and we can insure you.':
    '好消息：我們已審核您的{product}申請，可以為您承保。',
  'See your price, choose your cover and pay: {link}': '查看價格、選擇保障並付款：{link}',
  'The offer is good until {day}. It is for the answers you gave: if something has changed, correct it first.':
    '此報價在 {day} 之前有效，並以您的回答為依據：如有變化，請先更正。',
  'Your application for {product}': '您的{product}申請',
  'We have looked at your application, and we cannot offer you this cover.':
    '我們已審核您的申請，無法為您提供此項保障。',
  'Other insurers may see it differently. If you think we have something wrong, call us on {phone}.':
    '其他保險公司可能有不同看法。如果您認為我們有誤，請致電 {phone}。',
  'Your photos: application {number}': '您的照片：申請 {number}',
  'We have looked at the photos for your {product}, and we cannot accept them.':
    '我們已查看您的{product}照片，無法接受。',
  'Please send us others, and go on from there: {link}': '請重新傳送照片，並從那裡繼續：{link}',
  'Please call us on {phone}.': '請致電 {phone}。',
  'Go on with your {product} application': '繼續您的{product}申請',
  'Your answers are kept. Go on where you left off: {link}': '您的回答已保留。從上次停下的地方繼續：{link}',
  'The link works until {day}. Whoever has it can read your answers: do not pass it on.':
    '連結在 {day} 之前有效。持有連結者可以看到您的回答：請勿轉寄。',
  'Your quote {reference} is good until {day}.': '您的報價 {reference} 在 {day} 之前有效。',
  'Certificate of insurance {number}': '保險憑證 {number}',
  'Certificate {number}.pdf': '保險憑證 {number}.pdf',
  'Made in test mode. This is not a policy and nothing is insured.': '在測試模式下產生。這不是保單，不提供任何保障。',
  'Policy number {number}': '保單號碼 {number}',
  'Your policy': '您的保單',
  Policyholder: '要保人',
  Insured: '承保對象',
  Product: '產品',
  Extras: '附加保障',
  '{period}, both days included': '{period}，首尾兩日均含',
  'Cover: {period}, both days included.': '保障期：{period}，首尾兩日均含。',
  'Price: {price}, tax included.': '價格：{price}，含稅。',
  Insurer: '保險公司',
  '{insurer}, firm reference number {number}': '{insurer}，機構註冊號碼 {number}',
  'What is covered': '保障內容',
  'What it costs': '費用',
  'Total for the year': '全年總額',
  'Total for {length}': '{length}總額',
  'Including tax': '其中稅款',
  'Payment {number} of {count}': '第 {number} 期，共 {count} 期',
  '{amount} on {day}': '{day} 支付 {amount}',
  'Good to know': '須知',
  'Change your mind': '猶豫期',
  'You can cancel within {days} days for a full refund if you have not claimed.':
    '如未提出理賠，您可在 {days} 天內取消並獲全額退款。',
  'Claims and questions': '理賠與諮詢',
  Complaints: '申訴',
  'Test mode: no cover is sold here.': '測試模式：此處不出售保險。',
  'Your policy {number}': '您的保單 {number}',
  Status: '狀態',
  'In force': '有效',
  'Cancelled.': '已取消。',
  'What your card paid, if anything, goes back to it.': '您的卡片所支付的款項（如有）將退回該卡片。',
  'Cancelled. What you paid goes back to your card.': '已取消。您支付的款項將退回您的卡片。',
  'Ended, because a payment was not made': '因未付款而終止',
  'Price for the year': '全年價格',
  'Price for {length}': '{length}價格',
  '{amount}, including tax {tax}': '{amount}，其中稅款 {tax}',
  Documents: '文件',
  'Certificate of insurance (PDF)': '保險憑證（PDF）',
  'Your certificate is being made. Look again in a minute.': '您的保險憑證正在產生。請一分鐘後再查看。',
  Payments: '付款',
  '{amount}, due': '{amount}，待付',
  '{amount}, could not be taken': '{amount}，未能收取',
  '{amount}, paid': '{amount}，已付',
  '{amount}, not asked for any more': '{amount}，不再收取',
  'We could not take your payment of {amount}.': '我們未能收取您的付款 {amount}。',
  'It was due on {day}.': '應於 {day} 支付。',
  'Pay {amount} now': '立即支付 {amount}',
  'Cancel this policy': '取消此保單',
  'You can change your mind until {day}. Your cover ends at once. Do not cancel if you have made a claim: call us instead.':
    '您可以在 {day} 之前改變心意。保障將立即終止。如果您已提出理賠，請勿取消，請致電我們。',
  'You can change your mind until {day}. Your cover ends at once and everything you have paid goes back to your card. Do not cancel if you have made a claim: call us instead.':
    '您可以在 {day} 之前改變心意。保障將立即終止，您支付的全部款項將退回您的卡片。如果您已提出理賠，請勿取消，請致電我們。',
  'Cancel my policy': '取消我的保單',
  'No more advertising?': '不再接收推廣訊息？',
  'You then get no more reminders and offers from {company} by email. What concerns a policy of yours is sent all the same.':
    '之後您不會再收到{company}透過電子郵件寄送的提醒和優惠。與您保單有關的內容仍會寄送。',
  Unsubscribe: '取消訂閱',
  'You are unsubscribed': '您已取消訂閱',
  'You get no more reminders and offers from {company} by email.':
    '您不會再收到{company}透過電子郵件寄送的提醒和優惠。',
  'Link expired': '連結已過期',
  'Ask whoever insures you for a new one.': '請向您的保險公司索取新的連結。',
  'This policy has already ended.': '此保單已經終止。',
  'The days to change one’s mind are over.': '猶豫期已過。',
  'Send me a code': '發送驗證碼',
  'Your code to cancel policy {number}': '取消保單 {number} 的驗證碼',
  'To cancel your policy {number}, type this code: {code}': '要取消您的保單 {number}，請輸入此驗證碼：{code}',
  'It works for {minutes} minutes. If you did not ask for it, do nothing: your policy stays as it is.':
    '驗證碼在 {minutes} 分鐘內有效。如非您本人申請，請忽略：您的保單維持不變。',
  'We have sent a code to {address}. Type it here to cancel your policy.':
    '我們已將驗證碼發送至 {address}。請在此輸入以取消您的保單。',
  Code: '驗證碼',
  [messages.codeExpired]: '驗證碼已過期，請重新發送',
  [messages.codeInvalid]: '驗證碼無效，請重新輸入',
  'Chat on {service}': '透過 {service} 聊天',
  'Call {phone}': '致電 {phone}',
  'Save my contact': '儲存我的聯絡方式',
  'How to reach me': '如何聯絡我',
  'Insurance I offer': '我提供的保險',
  'Working hours': '工作時間',
  'Write to {name}': '寫信給 {name}',
  'I am at work now.': '我現在在線。',
  'I am away at the moment, and answer as soon as I am back.': '我暫時不在，回來後會盡快回覆。',
  Closed: '休息',
  'Your name': '您的姓名',
  'Your e-mail address': '您的電子郵箱',
  'Your telephone number (if you would like a call)': '您的電話號碼（如需回電）',
  'What can I do for you?': '我能為您做些什麼？',
  'Leave this empty': '請留空',
  'What you write goes to {name} and the company they sell for, to answer you.':
    '您填寫的內容將發送給 {name} 及其所代表的公司，以便回覆您。',
  Send: '發送',
  'Thank you. What you wrote is on its way.': '謝謝，您的留言已發出。',
  'Insurance from {company}': '{company} 的保險',
  '{name} sells insurance for {company}.': '{name} 為 {company} 銷售保險。',
  '{company}, licence number {number}.': '{company}，牌照號碼 {number}。',
  'Too much was sent from here. Try again later, or reach me another way.':
    '此處發送過多，請稍後再試，或以其他方式聯絡我。',
  'Phone number is not valid.': '電話號碼無效。',
  [messages.required]: '此項必填',
  'Valid from': '生效時間',
  'Valid until': '有效期至',
  Value: '面值',
  About: '說明',
  eVoucher: '電子禮券',
  'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.':
    '請在價格旁輸入代碼，並一次付清全年費用。禮券只能使用一次，超出價格的部分作廢，不可兌換現金。',
}
