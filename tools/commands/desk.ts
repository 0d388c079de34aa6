// npm run desk -- returns: staff's work at the running shop's gateway. Without arguments it lists
// the commands.
import "../desk/desk-command.ts";
