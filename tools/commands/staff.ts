// npm run staff -- --as rina reviews: staff decisions, within the account's roles. Without
// arguments it lists the commands.
import "../staff/staff-command.ts";
