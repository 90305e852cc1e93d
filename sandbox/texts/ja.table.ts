import type { GatewayTexts } from './gateway-texts';

export const JA: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: '今後の祝日の取引時間について', body: '指数と株式は2日間、通常より早く取引を終了します。各銘柄の取引時間は、プラットフォームの銘柄仕様でご確認いただけます。' },
    'crypto-leverage':   { title: '週末の暗号資産ペアのレバレッジ', body: '金曜日20:00から日曜日22:00（UTC）まで、暗号資産ペアの新規ポジションのレバレッジは最大1:2となります。' },
    'password-changed':  { title: 'パスワードが変更されました', body: '他のセッションはすべてログアウトされました。お心当たりがない場合は、パスワード再設定用のリンクを請求し、サポートまでご連絡ください。' },
    'address-rejected':  { title: '住所確認書類が却下されました', body: '書類が6か月より古いものです。氏名と住所が記載された、より新しいものをお送りください。' },
    'identity-runs-out': { title: '本人確認書類の有効期限が近づいています', body: '有効期限まであと数日です。引き続きご出金いただけるよう、お早めに新しい書類をお送りください。' },
    'two-networks':      { title: '出金先アドレスに2つのネットワークを追加', body: 'TronまたはPolygonのアドレスを設定できるようになりました。設定前にネットワークをご確認ください。' },
    'change-approved':   { title: '変更が承認されました', body: 'プロフィールに反映されています。' },
    'change-refused':    { title: '変更が承認されませんでした', body: 'プロフィールは変更前のままです。新しい情報を確認できる書類をお送りいただくか、サポートまでご連絡ください。' },
  },
  alerts: {
    'new-device': { title: '新しい端末からのログイン', body: 'これまで使われていない端末から、お客様のアカウントでポータルへのログインがありました。お心当たりがない場合は、そのセッションを終了し、ただちにパスワードを変更してください。' },
    'second-factor-on': { title: '二段階認証が有効になりました', body: '今後、ログインには認証アプリのコードが必要です。お心当たりがない場合は、ただちにサポートまでご連絡ください。' },
    'second-factor-off': { title: '二段階認証が無効になりました', body: '今後、ログインに必要なのはパスワードだけです。お心当たりがない場合は、パスワードを変更し、ただちにサポートまでご連絡ください。' },
    'recovery-code-used': { title: 'リカバリーコードが使われました', body: 'リカバリーコードを使ったログインがありました。そのコードは再度使えません。お心当たりがない場合は、パスワードを変更し、ただちにサポートまでご連絡ください。' },
  },
  buttons: { news: 'ニュースを読む', documents: '書類を送る', wallet: 'ウォレットを開く', profile: 'プロフィールを開く', security: 'セキュリティを開く', sessions: 'セッションを見る' },
  mails: {
    'password-link':  { subject: '新しいパスワードの設定', text: '次のリンクを開いて、新しいパスワードを設定してください。リンクは60分間、1回のみ有効です。お心当たりがない場合は、何もしていただく必要はありません。' },
    'payout-address': { subject: '出金先アドレスについて', text: '出金先アドレスが設定または変更されました。お心当たりがない場合は、パスワードを変更し、ただちにサポートまでご連絡ください。' },
    'code':           { subject: '認証コード', text: 'このコードを入力画面に入力してください。誰にも教えないでください。' },
  },
  payoutAddress: '{address}（{network}）、{from}から有効',
  code: '{code} が {brand} の認証コードです。',
  payments: {
    card: { title: 'カード', note: 'ご本人名義のカード', deposit: '即時', withdraw: '1～3営業日' },
    bank: { title: '銀行振込', note: 'ご本人名義の口座', deposit: '1～2営業日', withdraw: '1～2営業日' },
    crypto: { title: 'デジタル資産', note: 'ネットワーク上のアドレス', deposit: '約5分', withdraw: '約5分' },
  },
  reasons: { declined: 'お支払いが拒否されました。', notPaid: '期限までに支払われませんでした。', otherName: '送金先の名義が異なります。', returned: '送金先から資金が戻ってきました。' },
  money: {
    'deposit-completed': { title: '入金が完了しました', body: '{amount} が口座 {login} に入金されました。参照番号 {reference}。' },
    'withdrawal-requested': { title: '出金のお申し込みを受け付けました', body: '口座 {login} の {amount} は、確認が終わるまで確保されています。お心当たりがない場合は、すぐにパスワードを変更し、サポートにご連絡ください。参照番号 {reference}。' },
    'withdrawal-completed': { title: '出金が完了しました', body: '口座 {login} から {amount} が支払われました。参照番号 {reference}。' },
    'withdrawal-rejected': { title: '出金は行われませんでした', body: '{amount} は口座 {login} に戻りました。理由は申込内容をご覧ください。参照番号 {reference}。' },
    'transfer-done': { title: '資金移動が完了しました', body: '{amount} が口座 {login} に移動しました。参照番号 {reference}。' },
  },
  receipt: 'これは控えです。大切に保管してください。',
  cashier: { title: 'お支払い', to: 'お支払い先', reference: '参照番号', amount: '金額', pay: '{amount} を支払う', decline: '支払いを拒否する', cancel: 'キャンセル', note: 'これはデモの決済ページです。実際のお金は動きません。', done: 'ここでお支払いいただくものはもうありません。', back: '{brand} に戻る' },
};
