import { describeChatWidgetContract } from '@portico/portal/testkit';
import { AcmeChat } from '../acme-chat';

/** A fake of Acme's server that answers the request for the script. */
function acmeServer() {
  document.head.replaceChildren();
  delete window.acmeChat;
  let blocked = false;
  let opened = 0;
  let user: string | null | undefined;
  let token = async (): Promise<string | null> => null;
  const scripts = () => [...document.head.querySelectorAll('script')];
  const signIn = async () => void (user = await token());
  return {
    widget: new AcmeChat(),
    finishLoading: () => {
      if (!blocked)
        window.acmeChat = {
          signIn: (ask) => {
            token = ask;
            void signIn();
          },
          signOut: () => void (user = undefined),
          show: () => void opened++,
        };
      for (const script of scripts()) script.dispatchEvent(new Event(blocked ? 'error' : 'load'));
    },
    block: () => void (blocked = true),
    loadCount: () => scripts().length,
    requestToken: signIn,
    user: () => user,
    openCount: () => opened,
  };
}

describeChatWidgetContract({ describe, test, beforeEach, afterEach }, 'AcmeChat', acmeServer);

test('the key of the configuration is part of the address', () => {
  const { widget } = acmeServer();
  void widget.load('a key');
  expect(document.head.querySelector('script')?.src).toBe('https://chat.acme.example/widget.js?key=a%20key');
});
